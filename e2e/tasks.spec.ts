import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Everyday tasks from the home page until the result is visible. Clicks, pastes and keys count as actions; typing does not.

class Visitor {
  actions = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The tool that is open over the home page. */
  get tool(): Locator {
    return this.page.getByRole('dialog')
  }

  async click(locator: Locator) {
    this.actions += 1
    await locator.click()
  }

  async press(key: string) {
    this.actions += 1
    await this.page.keyboard.press(key)
  }

  /** Ctrl+V, into whatever has the focus. */
  async paste(text: string) {
    this.actions += 1
    await this.page.evaluate((content) => navigator.clipboard.writeText(content), text)
    await this.page.keyboard.press('ControlOrMeta+v')
  }

  async openTool(name: string) {
    await this.click(this.page.locator('.card', { hasText: name }).first())
    await expect(this.tool.locator('.tool-layout :focus').first()).toBeVisible()
  }

  /** Chooses a suggestion below the text box of the home page. */
  async choose(suggestion: string) {
    await this.click(this.page.getByRole('button', { name: suggestion }))
    await expect(this.tool.locator('.tool-layout :focus').first()).toBeVisible()
  }

  async expectText(text: string | RegExp) {
    const shown = this.tool.getByText(text).filter({ visible: true }).first()
    await expect(shown).toBeInViewport()
  }

  async expectField(value: string) {
    const field = this.tool.getByRole('textbox').first()
    // Some tools have an editor instead of a text area.
    const read = (element: HTMLElement) => (element instanceof HTMLTextAreaElement ? element.value : element.innerText)
    await expect.poll(() => field.evaluate(read)).toBe(value)
    await expect(field).toBeInViewport()
  }
}

interface Task {
  readonly name: string
  readonly maxActions?: number
  readonly run: (visitor: Visitor) => Promise<void>
}

const draft =
  'The ferry leaves at nine. Everyone must be on board ten minutes earlier, because the gate closes on time. ' +
  'Dogs travel free. Bicycles need a ticket, which you can buy at the pier. The crossing takes forty minutes.'

const brokenLines =
  'The ferry leaves the old harbour at nine and everyone\nmust be on board ten minutes earlier, because the\n' +
  'gate at the pier closes on time and does not open\nagain before the next departure.'

const tasks: readonly Task[] = [
  {
    name: 'remove line breaks',
    run: async (visitor) => {
      await visitor.paste(brokenLines)
      await visitor.choose('Lines broken as in a PDF')
      await visitor.expectField(brokenLines.replaceAll('\n', ' '))
    },
  },
  {
    name: 'check the length of a tweet',
    run: async (visitor) => {
      await visitor.openTool('Character Counter')
      await visitor.paste('Ferry at nine!')
      await expect(visitor.tool.locator('.figure-value')).toHaveText('14')
      await expect(visitor.tool.getByRole('region', { name: 'Does it fit?' }).getByText(/280/)).toBeInViewport()
    },
  },
  {
    name: 'compare two lists',
    run: async (visitor) => {
      await visitor.paste('pears\napples\nplums\nfigs')
      await visitor.choose('Compare lists')
      await visitor.paste('figs\npears\ncherries\nplums')
      await visitor.expectText('apples')
      await visitor.expectText('cherries')
    },
  },
  {
    name: 'pretty-print JSON',
    run: async (visitor) => {
      await visitor.paste('{"ferry":{"at":9}}')
      await visitor.choose('Looks like JSON')
      await visitor.expectField('{\n  "ferry": {\n    "at": 9\n  }\n}')
    },
  },
  {
    name: 'make a slug',
    run: async (visitor) => {
      await visitor.openTool('Slug Generator')
      await visitor.paste('The Ferry Leaves at Nine')
      await visitor.expectText('the-ferry-leaves-at-nine')
    },
  },
  {
    name: 'get a password',
    maxActions: 1,
    run: async (visitor) => {
      await visitor.openTool('Password Generator')
      await expect(visitor.tool.locator('.copy-list-text')).toHaveText(/^\S{16}$/)
      await expect(visitor.tool.locator('.copy-list-text')).toBeInViewport()
    },
  },
  {
    name: 'get the SHA-256 of a file',
    run: async (visitor) => {
      await visitor.openTool('Hash Generator')
      const choosing = visitor.page.waitForEvent('filechooser')
      await visitor.click(visitor.tool.getByRole('button', { name: 'Open file' }))
      const chooser = await choosing
      visitor.actions += 1
      await chooser.setFiles({ name: 'abc.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') })
      await visitor.expectText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    },
  },
  {
    name: 'write a heading in title case',
    run: async (visitor) => {
      await visitor.openTool('Case Converter')
      await visitor.paste('the ferry leaves at nine')
      await visitor.click(visitor.tool.getByRole('button', { name: 'Title Case' }))
      await visitor.expectField('The Ferry Leaves At Nine')
    },
  },
  {
    name: 'remove duplicate lines',
    run: async (visitor) => {
      await visitor.paste('pears\napples\npears\napples\nplums')
      await visitor.choose('Duplicate lines')
      await visitor.expectField('pears\napples\nplums')
    },
  },
  {
    name: 'sort a list',
    run: async (visitor) => {
      await visitor.openTool('Line Sorter')
      await visitor.paste('pears\napples\nplums')
      await visitor.press('ControlOrMeta+Enter')
      await visitor.expectField('apples\npears\nplums')
    },
  },
  {
    name: 'extract email addresses',
    run: async (visitor) => {
      await visitor.paste('Write to ann@ferry.example or to bob@ferry.example before nine.')
      await visitor.choose('Email addresses')
      await expect(visitor.tool.locator('.output').getByText('bob@ferry.example')).toBeInViewport()
    },
  },
  {
    name: 'count words',
    maxActions: 1,
    run: async (visitor) => {
      await visitor.paste(draft)
      await expect(visitor.page.getByText(/38 words/).first()).toBeInViewport()
    },
  },
  {
    name: 'judge readability',
    run: async (visitor) => {
      await visitor.openTool('Readability')
      await visitor.paste(draft)
      await expect(visitor.tool.locator('.figure-value').first()).toHaveText(/[1-9]/)
      await expect(visitor.tool.locator('.figure-value').first()).toBeInViewport()
    },
  },
  {
    name: 'get placeholder text',
    maxActions: 1,
    run: async (visitor) => {
      await visitor.openTool('Lorem')
      await visitor.expectText(/Lorem ipsum dolor sit amet/)
    },
  },
  {
    name: 'decode Base64',
    run: async (visitor) => {
      await visitor.paste('VGhlIGZlcnJ5IGxlYXZlcyBhdCBuaW5lLg==')
      await visitor.choose('Base64')
      await visitor.expectField('The ferry leaves at nine.')
    },
  },
  {
    name: 'decode a URL',
    run: async (visitor) => {
      await visitor.paste('The%20ferry%20leaves%20at%20nine%21')
      await visitor.choose('URL-encoded')
      await visitor.expectField('The ferry leaves at nine!')
    },
  },
  {
    name: 'minify CSS',
    run: async (visitor) => {
      await visitor.paste('.ferry {\n  color: red;\n  margin: 0 auto;\n}\n')
      await visitor.choose('CSS')
      await visitor.expectText('.ferry{color:red;margin:0 auto}')
    },
  },
  {
    name: 'test a regular expression',
    run: async (visitor) => {
      await visitor.openTool('Regex Tester')
      // The focus is in the pattern.
      await visitor.page.keyboard.type('[Tt]he')
      await visitor.click(visitor.tool.getByRole('textbox', { name: 'Text', exact: true }))
      await visitor.paste(draft)
      await expect(visitor.tool.locator('.figure-value')).toHaveText('4')
      await expect(visitor.tool.locator('.figure-value')).toBeInViewport()
    },
  },
  {
    name: 'compare two drafts',
    run: async (visitor) => {
      await visitor.openTool('Text Diff')
      await visitor.paste('The ferry leaves at nine.\nDogs travel free.')
      await visitor.paste('The ferry leaves at ten.\nDogs travel free.')
      await visitor.expectText(/nine/)
      await visitor.expectText(/ten/)
    },
  },
  {
    name: 'summarize a text',
    run: async (visitor) => {
      await visitor.openTool('Text Summarizer')
      await visitor.paste(draft)
      await visitor.press('ControlOrMeta+Enter')
      await expect(visitor.tool.locator('.summary-text')).toBeInViewport()
    },
  },
  {
    name: 'get hashtags',
    run: async (visitor) => {
      await visitor.openTool('Hashtag Generator')
      await visitor.paste(draft)
      await expect(visitor.tool.locator('.hashtag-list li').first()).toBeInViewport()
    },
  },
  {
    name: 'write meta tags',
    run: async (visitor) => {
      await visitor.openTool('Meta')
      await visitor.page.keyboard.type('Ferry timetable')
      await visitor.press('Tab')
      await visitor.page.keyboard.type('When the ferry leaves.')
      await visitor.expectText(/<title>Ferry timetable<\/title>/)
    },
  },
  {
    name: 'reverse a text',
    run: async (visitor) => {
      await visitor.openTool('Reverse Text')
      await visitor.paste('ferry')
      await visitor.press('ControlOrMeta+Enter')
      await visitor.expectField('yrref')
    },
  },
  {
    name: 'write Morse code',
    run: async (visitor) => {
      await visitor.openTool('Morse Code')
      await visitor.paste('SOS')
      await visitor.press('ControlOrMeta+Enter')
      await visitor.expectField('... --- ...')
    },
  },
]

test.use({ viewport: { width: 1366, height: 657 } })

for (const { name, maxActions = 3, run } of tasks) {
  test(`${name} takes at most ${String(maxActions)} actions`, async ({ page }) => {
    await page.goto('/')
    const visitor = new Visitor(page)
    await run(visitor)
    expect(visitor.actions).toBeLessThanOrEqual(maxActions)
  })
}
