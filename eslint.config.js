import { defineConfig, includeIgnoreFile } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import { join } from 'node:path'
import ts from 'typescript-eslint'
import { safetyRules } from './eslint/safety.js'
import { moduleRules } from './eslint/modules.js'

const root = import.meta.dirname

export default defineConfig(
  includeIgnoreFile(join(root, '.gitignore')),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // The rules that need types are in .oxlintrc.json, because oxlint checks them ten times as fast.
  ts.configs.strict,
  ts.configs.stylistic,
  { rules: { eqeqeq: 'error' } },

  {
    // Only folders with React: checking every engine for components would be slow.
    files: ['src/{run,ui,page,blog,site}/**', 'src/**/*.tsx'],
    extends: [hooks.configs.flat.recommended],
  },
  moduleRules,
  safetyRules,
)
