import { Breadcrumb, breadcrumbSchema, type BreadcrumbItem } from '#frame/breadcrumb.tsx'
import { organisation } from '#config/organisation.ts'
import { PageMeta } from '#frame/page-meta.tsx'
import type { RouteParams } from '#frame/router/route-params.ts'
import { services } from '#config/services.ts'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import { Badge } from './badge.tsx'
import { BlogFrame } from './blog-frame.tsx'
import { blogQueryClient, prerenderedPostQuery } from './queries.ts'
import { isPrerenderedDocument } from './prerendered.ts'
import { heroSizes, imageAddress, shareSize, sourceSet } from './image.ts'
import { postPath, type PostSummary } from './post.ts'
import { PostCard } from './post-card.tsx'
import { PostLine } from './post-line.tsx'
import { PostNotFound } from './post-not-found.tsx'
import { RichText } from './rich-text.tsx'
import { HeroSkeleton, TextSkeleton } from './skeletons.tsx'
import { usePost } from './use-posts.ts'
import './post-page.css'

export async function loader({ slug = '' }: RouteParams): Promise<void> {
  if (!isPrerenderedDocument()) return
  // A post newer than the build is served as a skeleton and has no data file.
  const isNewer = document.querySelector('.post-hero[data-skeleton]') !== null
  if (!isNewer) await blogQueryClient.query(prerenderedPostQuery(slug))
}

export default function PostPage({ params: { slug = '' } }: { params: RouteParams }) {
  return (
    <BlogFrame>
      <PostView key={slug} slug={slug} />
    </BlogFrame>
  )
}

function PostView({ slug }: { slug: string }) {
  const { post, summary, related, isLoading, retry } = usePost(slug)
  if (!post && !isLoading)
    return <PostNotFound onRetry={post === null || services.content.kind === 'none' ? undefined : retry} />
  return (
    <>
      {summary ? (
        <PostMeta post={summary} />
      ) : (
        <PageMeta title={`Loading a post | Blog | ${site.name}`} description={`A post on the ${site.name} blog.`} />
      )}
      <article>
        {summary ? <PostHero post={summary} /> : <HeroSkeleton />}
        <div className="measure">
          <div className="post-body">
            <Link to="/blog" className="button back-link">
              Back to Blog
            </Link>
            <div className="prose post-text">{post ? <RichText document={post.content} /> : <TextSkeleton />}</div>
          </div>
        </div>
      </article>
      <RelatedPosts posts={related} />
    </>
  )
}

function breadcrumbItemsOf({ title, slug }: PostSummary): BreadcrumbItem[] {
  return [
    { name: 'Blog', path: '/blog' },
    { name: title, path: postPath(slug) },
  ]
}

function schemaOf(post: PostSummary, image: string | undefined) {
  const { title, slug, excerpt, category, publishedDate } = post
  const path = postPath(slug)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        url: site.address + path,
        mainEntityOfPage: site.address + path,
        author: organisation,
        publisher: organisation,
        ...(publishedDate !== '' && { datePublished: publishedDate, dateModified: publishedDate }),
        ...(category !== '' && { articleSection: category }),
        ...(image !== undefined && { image }),
      },
      breadcrumbSchema(breadcrumbItemsOf(post)),
    ],
  }
}

const heroSize = { width: 1920, height: 1080 }

function PostMeta({ post }: { post: PostSummary }) {
  const { title, slug, excerpt, category, featuredImage } = post
  const image = featuredImage && new URL(imageAddress(featuredImage.url, shareSize), site.origin).href
  return (
    <PageMeta
      title={`${title} | Blog | ${site.name}`}
      description={excerpt}
      canonical={postPath(slug)}
      ogType="article"
      keywords={[category, 'text', 'blog'].filter((word) => word !== '')}
      image={image}
      shareImageAlt={featuredImage?.description}
      schema={schemaOf(post, image)}
    />
  )
}

/** The text is on an opaque panel over the image, so that it is legible on any image. */
function PostHero({ post }: { post: PostSummary }) {
  const { title, category, featuredImage } = post
  return (
    <header className="post-hero" data-image={featuredImage && 'yes'}>
      {featuredImage && (
        <img
          className="post-hero-image"
          src={imageAddress(featuredImage.url, heroSize)}
          srcSet={sourceSet(featuredImage.url, heroSizes)}
          sizes="100vw"
          {...heroSize}
          alt={featuredImage.description}
          fetchPriority="high"
        />
      )}
      <div className="measure">
        <div className="post-head">
          <Breadcrumb items={breadcrumbItemsOf(post)} />
          <Badge category={category} />
          <h1 tabIndex={-1}>{title || 'Untitled'}</h1>
          <PostLine post={post} />
        </div>
      </div>
    </header>
  )
}

function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="measure related">
      <h2 id="related">You might also like</h2>
      <ul className="post-grid">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
