import { breadcrumbSchema } from '#frame/breadcrumb.tsx'
import { organisation } from '#config/organisation.ts'
import { PageMeta } from '#frame/page-meta.tsx'
import { site, withBase } from '#config/site.ts'
import { countOf } from '#core/format.ts'
import { BlogFrame, feedPath } from './blog-frame.tsx'
import { blogQueryClient, prerenderedPostsQuery } from './queries.ts'
import { isPrerenderedDocument } from './prerendered.ts'
import {
  categoriesOf,
  allCategories,
  filterPosts,
  noFilter,
  type PostFilter,
  postPath,
  type PostSummary,
} from './post.ts'
import { PostCard } from './post-card.tsx'
import { CardSkeletons } from './skeletons.tsx'
import { useFilter } from './use-filter.ts'
import { usePosts } from './use-posts.ts'
import './blog-page.css'

const description =
  'Articles about counting, cleaning, encoding and searching text and making it easier to read, ' +
  'with tools that run in your browser.'

const keywords = ['text tools', 'writing', 'word count', 'readability', 'regular expressions', 'encoding', 'SEO']

function schemaOf(posts: readonly PostSummary[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['CollectionPage', 'Blog'],
        name: `${site.name} Blog`,
        description,
        url: `${site.address}/blog`,
        publisher: organisation,
        blogPost: posts.map(({ title, slug, publishedDate }) => ({
          '@type': 'BlogPosting',
          headline: title,
          url: site.address + postPath(slug),
          ...(publishedDate !== '' && { datePublished: publishedDate }),
        })),
      },
      breadcrumbSchema([{ name: 'Blog', path: '/blog' }]),
    ],
  }
}

export async function loader(): Promise<void> {
  if (isPrerenderedDocument()) await blogQueryClient.query(prerenderedPostsQuery)
}

export default function BlogPage() {
  return (
    <BlogFrame>
      <PostList />
    </BlogFrame>
  )
}

function PostList() {
  const { posts = [], isLoading } = usePosts()
  const { filter, choose } = useFilter()
  const shown = filterPosts(posts, filter)
  return (
    <div className="measure blog-page">
      <PageMeta
        title={`Blog | ${site.name}`}
        description={description}
        canonical="/blog"
        keywords={keywords}
        schema={schemaOf(posts)}
      />
      <header className="blog-head">
        <h1 tabIndex={-1}>Blog</h1>
        <p>
          How text is counted, cleaned, encoded, searched and read, explained with the tools on this site. You can also
          follow new posts via <a href={withBase(feedPath)}>RSS</a>.
        </p>
      </header>
      <FilterFields filter={filter} categories={categoriesOf(posts)} onChoose={choose} />
      <p role="status" className="blog-count">
        {isLoading ? 'Loading posts…' : `Showing ${countOf(shown.length, 'post')}`}
      </p>
      {isLoading && <CardSkeletons />}
      {!isLoading && shown.length === 0 && (
        <div className="blog-empty">
          <p>No posts found matching your criteria.</p>
          <button
            type="button"
            className="button-link"
            onClick={() => {
              choose(noFilter)
              // This button disappears once the filters are cleared, so the focus moves to the search field.
              document.querySelector<HTMLInputElement>('.blog-search input')?.focus()
            }}
          >
            Clear filters
          </button>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="post-grid">
          {shown.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} heading="h2" isInView={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface FilterFieldsProps {
  filter: PostFilter
  categories: readonly string[]
  onChoose: (part: Partial<PostFilter>) => void
}

function FilterFields({ filter, categories, onChoose }: FilterFieldsProps) {
  return (
    <search className="blog-filter">
      <label className="blog-search">
        <span className="visually-hidden">Search articles</span>
        <input
          type="search"
          placeholder="Search articles..."
          value={filter.search}
          autoComplete="off"
          onChange={(event) => onChoose({ search: event.target.value })}
        />
      </label>
      <div role="group" aria-label="Category" className="blog-categories">
        {[allCategories, ...categories].map((category) => (
          <button
            key={category}
            type="button"
            className="blog-category"
            aria-pressed={category === filter.category}
            onClick={() => onChoose({ category })}
          >
            {category}
          </button>
        ))}
      </div>
    </search>
  )
}
