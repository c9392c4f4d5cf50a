import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
      // A test that hangs still ends; one on a busy machine is not called broken for being slow.
      testTimeout: 30_000,
    },
  }),
)
