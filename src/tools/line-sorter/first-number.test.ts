import { expect, test } from 'vitest'
import { firstNumber } from './first-number.ts'

test.each([
  ['', NaN],
  ['none', NaN],
  ['7', 7],
  ['007 agents, 3 spies', 7],
  ['Room 12b', 12],
  ['-3', -3],
  ['t = −3.5 °C', -3.5],
  ['-$40', -40],
  ['$-40', -40],
  // After a letter or a digit, a minus sign is a hyphen. Before a space, it is a bullet.
  ['page-10', 10],
  ['2024-03-12', 2024],
  ['- 3 eggs', 3],
  ['.5', 0.5],
  ['1.25', 1.25],
  ['1.299', 1.299],
  ['12,5 kg', 12.5],
  ['12,50 €', 12.5],
  ['1,299', 1299],
  ['1,299.50', 1299.5],
  ['1,299,000', 1_299_000],
  ['1.299,50', 1299.5],
  ['1.299.000', 1_299_000],
  ["1'299.5", 1299.5],
  ['1\u202f299,5', 1299],
  ['1234,567', 1234.567],
  ['1,2,3', 1.2],
  ['v1.2.3', 1.2],
  ['1.5e3', 1500],
  ['2E-2', 0.02],
  ['3e', 3],
])('the first number of %j is %d', (text, number) => {
  expect(firstNumber(text)).toBe(number)
})
