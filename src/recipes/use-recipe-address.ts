import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { readRecipeHash, writeRecipeHash } from '#core/recipe/share-recipe.ts'
import { withBase } from '#config/site.ts'
import { currentPath, useLocation } from '#frame/router/router.tsx'
import type { RecipeSteps } from './use-recipe-steps.ts'

/** Milliseconds between two changes of the address: browsers refuse more than 100 of them in half a minute. */
const addressInterval = 400

let lastChange = -Infinity

function changeAddress(pathname: string, hash: string) {
  // Another page may already have the address, although it is not shown yet.
  if (currentPath() !== pathname) return
  lastChange = performance.now()
  history.replaceState(history.state, '', withBase(pathname) + location.search + hash)
}

/** Reads the recipe in the address when a link is opened, and keeps the address up to date. */
export function useRecipeAddress({ steps, wrong, open }: RecipeSteps, hasAddress: boolean): void {
  const { pathname, hash, navigationCount } = useLocation()

  const openLink = useEffectEvent(() => {
    const notation = hasAddress ? readRecipeHash(hash) : undefined
    if (notation !== undefined) open(notation, `link ${String(navigationCount)}`)
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
    const wait = lastChange + addressInterval - performance.now()
    if (wait <= 0) {
      changeAddress(pathname, newHash)
      return
    }
    const timer = setTimeout(changeAddress, wait, pathname, newHash)
    return () => clearTimeout(timer)
  }, [pathname, newHash])
}
