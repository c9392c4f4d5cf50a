# The whole site in one container: pages, blog and contact form. One image serves any address. See docs/deploy.md.

# Exact versions, so that two builds of the same source use the same system. With a digest (node@sha256:…) they are fixed
# for good.
ARG NODE_IMAGE=docker.io/library/node:24.11.1-bookworm
ARG NODE_SLIM_IMAGE=docker.io/library/node:24.11.1-bookworm-slim

# Not the slim image, which lacks git: the sitemap's dates come from it.
# On the machine's own architecture: what it builds is the same for all.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install
COPY . .

# Build-time settings, explained in docs/settings.md.
ARG SOURCE_URL
ARG CONTENTFUL_SPACE_ID
ARG CONTENTFUL_ACCESS_TOKEN
ARG CONTENTFUL_ENVIRONMENT
ARG CONTENTFUL_HOST
ARG ALLOW_EMPTY_BLOG
ARG FORMSPREE_FORM_ID
ARG FORMSPREE_PROJECT
ARG HIDE_TOOLS
ARG BLOG
ARG CONTACT
# Only SERVICES=none needs the others here. Otherwise set them when the container starts.
ARG SERVICES
ARG SITE_ORIGIN
ARG BASE_PATH
ARG SITE_NAME
ARG SITE_TAGLINE
ARG SITE_AUTHOR
ARG SITE_AUTHOR_URL
ARG SITE_SHARE_IMAGE
ARG SITE_LOGO
ARG ACCENT_DARK
ARG ACCENT_LIGHT
ARG FOOTER_LINKS
ARG CONTACT_EMAIL
# Any new value repeats the build, for example to get new posts from Contentful. Otherwise Docker reuses the last one.
ARG REBUILD
# `dist` is a link: the copy is a folder.
RUN npm run build && cp -rL dist /built

# A separate stage, so that a change to the pages does not reinstall packages.
FROM ${NODE_SLIM_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev

FROM ${NODE_SLIM_IMAGE}
# Metrics are off until METRICS_PORT is set. In a container, only an address of its network can be reached.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data METRICS_HOST=0.0.0.0
WORKDIR /app
# Created before the volume, because a new volume inherits its owner.
RUN install -d -o node -g node -m 700 /data
# Owned by root: the server can read these files but not write them.
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY content content
COPY --from=build /built dist

# After the copies, so that a new revision does not repeat them.
ARG SOURCE_URL
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="Textwright" \
  org.opencontainers.image.description="32 text tools for the browser. Text never leaves the page." \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.source="${SOURCE_URL}" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"

USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Started directly, not through npm or a shell, so that SIGTERM reaches it.
CMD ["node", "dist/server/main.js"]
