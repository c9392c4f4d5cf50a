import { prepareEngines } from './engine-bundle.ts'
import { makeMonitoredSite } from './monitored-site.ts'

export default async function prepare() {
  makeMonitoredSite()
  await prepareEngines()
}
