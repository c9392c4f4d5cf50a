import { Fragment, type ReactNode, use } from 'react'
import { breadcrumbSchema } from '#frame/breadcrumb.tsx'
import { Link } from '#frame/router/link.tsx'
import { organisation } from '#config/organisation.ts'
import { isPublished } from '#config/published.ts'
import { PageMeta } from '#frame/page-meta.tsx'
import { ToolHead } from '#frame/tool-head.tsx'
import type { RouteParams } from '#frame/router/route-params.ts'
import { shareImageAddress, shareImageOf } from '#config/share-image.ts'
import { site } from '#config/site.ts'
import type { GalleryRecipe } from '#recipes/gallery-recipe.ts'
import { RecipeRunner } from '#recipes/recipe-runner.tsx'
import { RecipeCards } from '#recipes/recipe-cards.tsx'
import { recipeMark, recipePath } from '#recipes/recipe-path.ts'
import { ToolHeadingId } from '#ui/tool-heading.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { hasRecipe, recipeLoader } from './recipe-content.ts'
import '#frame/tool-page.css'

const headingId = 'recipe-name'

export async function loader({ slug = '' }: RouteParams): Promise<void> {
  if (hasRecipe(slug)) await recipeLoader.load(slug)
}

export default function RecipePage({ params: { slug = '' } }: { params: RouteParams }) {
  return hasRecipe(slug) ? <RecipeView key={slug} slug={slug} /> : <NotFoundPage />
}

function RecipeView({ slug }: { slug: string }) {
  const recipe = recipeLoader.get(slug) ?? use(recipeLoader.load(slug))
  const { title, summary, keywords, notation, steps, about, before, after } = recipe
  const related = recipe.related.filter((other) => isPublished(recipePath(other.slug)))
  const path = recipePath(slug)
  const breadcrumbItems = [
    { name: 'Recipes', path: '/recipes' },
    { name: title, path },
  ]
  const graph = () => [recipeSchema(recipe), breadcrumbSchema(breadcrumbItems)]
  return (
    <article className="measure tool-page">
      <PageMeta
        title={`${title} | ${site.name}`}
        description={summary}
        canonical={path}
        keywords={keywords}
        image={shareImageOf(`recipes/${slug}`)}
        schema={import.meta.env.SSR ? { '@context': 'https://schema.org', '@graph': graph() } : {}}
      />
      <ToolHead mark={recipeMark} name={title} id={headingId} summary={summary} breadcrumb={breadcrumbItems} />
      <ToolHeadingId value={headingId}>
        <RecipeRunner recipe={notation} {...(before !== undefined && { example: before })} />
      </ToolHeadingId>
      <section className="about prose">
        <h2>About this recipe</h2>
        {about.map((paragraph) => (
          <p key={paragraph}>{withCode(paragraph)}</p>
        ))}
        <h2>Steps</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={index}>
              <Link to={`/tools/${step.toolId}`}>{step.toolName}</Link>
              {step.settings !== '' && `: ${step.settings}`}
            </li>
          ))}
        </ol>
        <h2>Example</h2>
        {before !== undefined && (
          <>
            <h3>Text</h3>
            <pre dir="auto">{before}</pre>
          </>
        )}
        <h3>Result</h3>
        <pre dir="auto">{after}</pre>
      </section>
      {related.length > 0 && (
        <section aria-labelledby="related" className="related">
          <h2 id="related">Related recipes</h2>
          <RecipeCards recipes={related} />
        </section>
      )}
    </article>
  )
}

/** Backticks mark code. */
function withCode(paragraph: string): ReactNode {
  return paragraph
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>))
}

/** Returns structured data: the steps are instructions for one job. */
function recipeSchema({ slug, title, summary, steps }: GalleryRecipe): object {
  const url = site.address + recipePath(slug)
  return {
    '@type': 'HowTo',
    name: title,
    description: summary,
    url,
    image: shareImageAddress(shareImageOf(`recipes/${slug}`)),
    inLanguage: 'en',
    publisher: organisation,
    step: steps.map(({ toolId, toolName, settings }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: toolName,
      text: settings === '' ? toolName : `${toolName}: ${settings}`,
      url: `${site.address}/tools/${toolId}`,
    })),
  }
}
