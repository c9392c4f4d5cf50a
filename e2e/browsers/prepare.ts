import { prepareEngines } from './engine-bundle.ts'
import { makeWatchedSite } from './watched-site.ts'

export default async function prepare() {
  makeWatchedSite()
  await prepareEngines()
}
