import { expect, readClipboard, test } from '../fixtures.ts'

test('creates hashtags as you type, and copies them in one line', async ({ page }) => {
  await page.goto('/tools/hashtag-generator')
  await page.getByRole('textbox', { name: 'Your text' }).pressSequentially('Slow travel: don’t fly!')
  const tags = page.getByRole('region', { name: 'Hashtags' }).getByRole('listitem')
  await expect(tags).toHaveText(['#Slowtraveldontfly', '#Slow', '#travel', '#dont', '#fly'])
  await expect(page.locator('.figure')).toHaveText('5hashtags')
  await page.getByLabel('#EachWordCapital').check()
  await expect(tags.first()).toHaveText('#SlowTravelDontFly')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Hashtags copied!')).toBeVisible()
  expect(await readClipboard(page)).toBe('#SlowTravelDontFly #Slow #Travel #Dont #Fly')
})

test('shows which platforms allow fewer tags, and a message if there are no tags', async ({ page }) => {
  await page.goto('/tools/hashtag-generator')
  const text = page.getByRole('textbox', { name: 'Your text' })
  await text.fill('one two three four five six seven eight nine ten eleven')
  const meter = (name: string) => page.getByRole('meter', { name })
  await expect(meter('Instagram')).toHaveAttribute('aria-valuetext', '10 of 5 tags, 5 too many')
  await expect(meter('X')).toHaveAttribute('aria-valuetext', /^\d+ of 280 characters$/)
  await text.fill('to be')
  await expect(page.getByText('No words with more than two letters yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})
