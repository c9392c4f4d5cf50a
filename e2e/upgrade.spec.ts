import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.js'
import { expect, test } from './fixtures.ts'
import { buildProject, copyProject } from './project-copy.ts'
import { SiteServer } from './site-server.ts'

const root = join(import.meta.dirname, '..')

test('a page whose scripts cannot be loaded says so and offers to reload', async ({ context, expectLog }) => {
  expectLog(/status 404: .*\/assets\/frame-/)
  expectLog(/Failed to load resource/)
  // Not the fixture's page, which waits until the page works.
  const page = await context.newPage()
  let isPublishing = true
  await page.route(/\/assets\/frame-/, (route) => (isPublishing ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto('/tools/word-counter')
  const note = page.locator('.failed-scripts-note')
  await expect(note).toBeVisible()
  isPublishing = false
  await note.getByRole('link', { name: 'Reload' }).click()
  await expect(page.locator('.tool-layout')).toBeVisible()
  await expect(note).toBeHidden()
})

test.describe('with two versions', { tag: '@deep' }, () => {
  // Each test uses the builds of the one before it.
  test.describe.configure({ mode: 'serial', timeout: 900_000 })

  let project = ''

  test.beforeAll(() => {
    project = copyProject()
  })

  test.afterAll(() => {
    rmSync(project, { recursive: true })
  })

  const build = () => buildProject(project, { SITE_ORIGIN: 'https://textwright.example' })

  /** Requests a page and its scripts, and returns what is wrong with the responses. */
  async function checkPage(origin: string, path: string): Promise<string[]> {
    const page = await fetch(origin + path)
    const html = await page.text()
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
    const responses = await Promise.all(scripts.map((script) => fetch(origin + script)))
    // A body of another length than announced rejects here.
    await Promise.all(responses.map((response) => response.arrayBuffer()))
    const missing = scripts.filter((_, index) => responses[index]?.status !== 200)
    return [...(page.status === 200 && scripts.length > 0 ? [] : [`${path}: ${String(page.status)}`]), ...missing]
  }

  /** Checks pages again and again until the promise settles. */
  async function checkUntil(origin: string, done: Promise<unknown>) {
    const paths = ['/', '/tools/word-counter', '/tools/json-formatter', '/about']
    const problems: string[] = []
    const state = { isDone: false }
    void done.finally(() => (state.isDone = true))
    let rounds = 0
    while (!state.isDone || rounds < 3) {
      problems.push(...(await checkPage(origin, paths[rounds % paths.length] ?? '/')))
      rounds += 1
    }
    return problems
  }

  let first = ''
  let second = ''

  test('a server is not disturbed by a build beside it', async () => {
    first = await build()
    const server = new SiteServer(join(project, 'dist'))
    await server.start()
    // Changes the scripts of every page.
    const source = join(project, 'src/config/site.ts')
    writeFileSync(source, readFileSync(source, 'utf8').replace("'24-48 hours'", "'1-2 days'"))
    const building = build()
    expect(await checkUntil(server.origin, building)).toEqual([])
    second = await building
    expect(second).not.toBe(first)
    // Still the build it started with.
    const contact = await fetch(`${server.origin}/contact`)
    expect(await contact.text()).toContain('24-48 hours')
    expect(await checkPage(server.origin, '/contact')).toEqual([])
    await server.stop()
    await server.start()
    expect(await (await fetch(`${server.origin}/contact`)).text()).toContain('1-2 days')
    await server.stop()
  })

  test('a new server has the scripts of the former build', async () => {
    const server = new SiteServer(second)
    await server.start()
    const html = readFileSync(join(first, 'site/tools/word-counter.html'), 'utf8')
    for (const script of new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g)))
      expect((await fetch(server.origin + script)).status, script).toBe(200)
    await server.stop()
  })

  test('a page that was opened before an update runs its tools after it', async ({ browser }) => {
    const server = new SiteServer(first)
    await server.start()
    const page = await browser.newPage()
    await page.goto(`${server.origin}/tools/word-counter`, { waitUntil: 'networkidle' })
    await server.stop()
    server.update(second)
    await server.start()
    const text = page.getByRole('textbox').first()
    await text.fill('Three short words')
    await expect(page.locator('.figure').first()).toHaveText(/^3\s*words$/)
    // A tool and an engine of the former build.
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.locator('main').getByRole('link', { name: 'Case Converter' }).first().click()
    await text.fill('Three short words')
    await page.getByRole('button', { name: 'UPPER CASE' }).click()
    await expect(text).toHaveValue('THREE SHORT WORDS')
    await page.close()
    await server.stop()
  })

  test('no page is broken while two versions are behind one balancer', async ({ browser }) => {
    const servers = [new SiteServer(first), new SiteServer(second)]
    for (const server of servers) await server.start()
    const port = String(await freePort())
    const folder = mkdtempSync(join(tmpdir(), 'textwright-balancer-'))
    const balancer = readFileSync(join(root, 'deploy/nginx-balancer.conf'), 'utf8')
      .replace('127.0.0.1:4173', new URL(servers[0]?.origin ?? '').host)
      .replace('127.0.0.1:4174', new URL(servers[1]?.origin ?? '').host)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; user root; pid ${folder}/pid; error_log stderr; events { }
       http { access_log off; ${paths.join(' ')}\n${balancer}\n}`,
    )
    const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const origin = `http://127.0.0.1:${port}`
    await expect(async () => void (await fetch(origin))).toPass()
    for (let round = 0; round < 50; round += 1) expect(await checkPage(origin, '/tools/word-counter')).toEqual([])
    for (let visit = 0; visit < 6; visit += 1) {
      const page = await browser.newPage()
      await page.goto(`${origin}/tools/word-counter`)
      await page.getByRole('textbox').first().fill('Three short words')
      await expect(page.locator('.figure').first()).toHaveText(/^3\s*words$/)
      await page.close()
    }
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true })
  })
})
