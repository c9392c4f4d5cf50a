import { defineConfig, includeIgnoreFile } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import { join } from 'node:path'
import ts from 'typescript-eslint'
import { promiseRules } from './eslint/promises.js'
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
      // A test case fits on a line: `(text, words) => expect(countWords(text)).toBe(words)`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // It would have `as T` written as `!`, which cannot carry the type it promises.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A string is spread where its code points are meant; what a reader calls a character, core/text/ knows.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
    },
  },
  {
    // Served or run as they are, outside every tsconfig.
    files: ['public/**', 'bench/**'],
    extends: [ts.configs.disableTypeChecked],
  },

  {
    // Where React is. Elsewhere these rules would look for components in every engine, which takes its time.
    files: ['src/{run,ui,page,blog,site}/**', 'src/**/*.tsx'],
    extends: [hooks.configs.flat.recommended],
  },
  moduleRules,
  promiseRules,
)
