import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { readRecipeHash, writeRecipeHash } from '#core/recipe/share-recipe.ts'
import { useLocation } from '#page/router.tsx'
import type { RecipeSteps } from './use-recipe-steps.ts'

/** Milliseconds between a change and the new address: browsers refuse more than 100 changes in half a minute. */
const addressDelay = 400

/** Reads the recipe in the address when a link is opened, and keeps the address up to date. */
export function useRecipeAddress({ steps, wrong, read }: RecipeSteps, hasAddress: boolean): void {
  const { hash, navigationCount } = useLocation()

  const openLink = useEffectEvent(() => {
    const notation = hasAddress ? readRecipeHash(hash) : undefined
    if (notation !== undefined) read(notation, `link ${String(navigationCount)}`)
  })
  // A layout effect, so that the steps are there before the page is shown.
  useLayoutEffect(() => {
    openLink()
  }, [hash, navigationCount])

  const newHash = hasAddress && !wrong ? writeRecipeHash(steps) : undefined
  useEffect(() => {
    if (newHash === undefined || newHash === location.hash) return
    // An address without a recipe may contain the id of an element.
    if (newHash === '' && readRecipeHash(location.hash) === undefined) return
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + location.search + newHash)
    }, addressDelay)
    return () => {
      clearTimeout(timer)
    }
  }, [newHash])
}
