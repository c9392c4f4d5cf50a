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

  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.engines.json', 'tsconfig.json', 'tsconfig.offline.json', 'tsconfig.node.json'],
        tsconfigRootDir: root,
      },
    },
    rules: {
      eqeqeq: 'error',
      // Allows a test case on one line: `(text, words) => expect(countWords(text)).toBe(words)`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // It would replace `as T` with `!`, which does not state the type.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Spreading a string gives its code points, which is intended. Graphemes are in core/text/graphemes.ts.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    },
  },
  {
    // Served or run without compilation, so no tsconfig includes them.
    files: ['public/**', 'bench/**'],
    extends: [ts.configs.disableTypeChecked],
  },

  {
    // Only folders with React: checking every engine for components would be slow.
    files: ['src/{run,ui,page,blog,site}/**', 'src/**/*.tsx'],
    extends: [hooks.configs.flat.recommended],
  },
  moduleRules,
  safetyRules,
)
