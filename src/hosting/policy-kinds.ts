import { offlineWorkerPath } from '#page/offline-worker.ts'

/** The addresses whose policy is their own, as a server finds them in what was asked for, and one of each. */
export const policyKinds = [
  { pattern: '^/blog(?:[/?]|$)', sample: '/blog' },
  { pattern: '^/contact(?:[/?]|$)', sample: '/contact' },
  { pattern: '^/404(?:\\?|$)', sample: '/404' },
  { pattern: `^${offlineWorkerPath.replace('.', '\\.')}(?:\\?|$)`, sample: offlineWorkerPath },
  { pattern: '^/assets/engine\\.worker-[\\w-]+\\.js(?:\\?|$)', sample: '/assets/engine.worker-0.js' },
] as const
