# The whole site in one container: pages, blog and contact form. See docs/deploy.md.

ARG NODE=24-bookworm

# Not the slim image, which lacks git: the sitemap's dates come from it.
FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install
COPY . .

# Build-time settings, explained in docs/deploy.md.
ARG SITE_ORIGIN
ARG SOURCE_URL
ARG CONTACT_EMAIL
ARG SERVICES
ARG CONTENTFUL_SPACE_ID
ARG CONTENTFUL_ACCESS_TOKEN
ARG CONTENTFUL_ENVIRONMENT
ARG CONTENTFUL_HOST
ARG ALLOW_EMPTY_BLOG
ARG FORMSPREE_FORM_ID
ARG FORMSPREE_PROJECT
# `dist` is a link: the copy is a folder.
RUN npm run build && cp -rL dist /built

# A separate stage, so that a change to the pages does not reinstall packages.
FROM node:${NODE}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev

FROM node:${NODE}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
WORKDIR /app
# Created before the volume, because a new volume inherits its owner.
RUN install -d -o node -g node -m 700 /data
# Owned by root: the server can read these files but not write them.
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY content content
COPY --from=build /built dist

USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Started directly, not through npm or a shell, so that SIGTERM reaches it.
CMD ["node", "dist/server/main.js"]
