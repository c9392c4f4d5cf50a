import { defineConfig, includeIgnoreFile } from 'eslint/config'
import { join } from 'node:path'
import ts from 'typescript-eslint'
import { safetyRules } from './eslint/safety.js'
import { moduleRules } from './eslint/modules.js'

const root = import.meta.dirname

export default defineConfig(
  includeIgnoreFile(join(root, '.gitignore')),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // The rules that need types and those for React are in .oxlintrc.json, because oxlint checks them ten times as fast.
  ts.configs.strict,
  ts.configs.stylistic,
  { rules: { eqeqeq: 'error' } },

  moduleRules,
  safetyRules,
)
