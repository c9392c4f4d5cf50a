import { defineConfig, globalIgnores } from 'eslint/config'
import * as parser from '@typescript-eslint/parser'
import { safetyRules } from './eslint/safety.js'
import { moduleRules } from './eslint/modules.js'

// Only the project's own rules. All general rules are in .oxlintrc.json, because oxlint checks them ten times as fast.
export default defineConfig(
  // A test may import anything.
  globalIgnores(['**/*.test.{ts,tsx}']),
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  moduleRules,
  safetyRules,
)
