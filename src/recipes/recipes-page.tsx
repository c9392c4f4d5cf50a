import { breadcrumbSchema } from '#frame/breadcrumb.tsx'
import { PageMeta } from '#frame/page-meta.tsx'
import { ToolHead } from '#frame/tool-head.tsx'
import { shareImageOf } from '#config/share-image.ts'
import { site } from '#config/site.ts'
import { ToolHeadingId } from '#ui/tool-heading.ts'
import { recipeGroups } from './gallery-recipe.ts'
import { recipeCards } from './gallery-cards.ts'
import { RecipeCards } from './recipe-cards.tsx'
import { recipeMark } from './recipe-path.ts'
import { RecipeRunner } from './recipe-runner.tsx'
import '#frame/tool-page.css'
import '#frame/cards.css'

const path = '/recipes'
const title = 'Recipes'
const description = 'Run several text tools one after another, share the steps as a link, and reuse them.'
const breadcrumbItems = [{ name: title, path }]
const headingId = 'recipes-heading'

const schema = import.meta.env.SSR
  ? {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', name: title, description, url: site.address + path },
        breadcrumbSchema(breadcrumbItems),
      ],
    }
  : {}

/** The page on which a recipe is built. Its address contains the recipe. */
export default function RecipesPage() {
  return (
    <article className="measure tool-page">
      <PageMeta
        title={`${title} | ${site.name}`}
        description={description}
        canonical={path}
        image={shareImageOf('recipes')}
        schema={schema}
      />
      <ToolHead mark={recipeMark} name={title} id={headingId} summary={description} breadcrumb={breadcrumbItems} />
      <ToolHeadingId value={headingId}>
        <RecipeRunner hasAddress />
      </ToolHeadingId>
      {groups.length > 0 && <RecipeList />}
    </article>
  )
}

const groups = recipeGroups
  .map((group) => ({ group, members: recipeCards.filter((recipe) => recipe.group === group) }))
  .filter(({ members }) => members.length > 0)

/** All recipes of the gallery, in groups. */
function RecipeList() {
  return (
    <section aria-label="Ready recipes" className="related specimen">
      {groups.map(({ group, members }) => (
        <section key={group} className="specimen-row">
          <h2>{group}</h2>
          <RecipeCards recipes={members} />
        </section>
      ))}
    </section>
  )
}
