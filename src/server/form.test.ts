import Database from 'libsql'
import { describe, expect, test, vi } from 'vitest'
import { startMailServer } from '#test/sample-mail-server.ts'
import { accepted, checkHealth, hello, isOpen, notStored, post, SampleData, useServer } from '#test/sample-process.ts'

const folder = useServer()

/** Runs a statement like another process. */
function execute(file: string, sql: string) {
  const database = new Database(file)
  database.exec(sql)
  database.close()
}

describe.concurrent('the form', () => {
  test('stores a message, which can be read while the server is running', async () => {
    const data = new SampleData(folder)
    const { origin } = await data.start()
    expect(await post(origin)).toEqual(accepted)
    expect(data.messages()).toEqual([hello])
    const { code, stdout, stderr } = await data.runProgram('messages', 'list').ended
    expect([code, stderr]).toEqual([0, `Inbox: ${data.file}\n`])
    expect(stdout).toMatch(/^\* {5}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Ada <ada@example\.com> +Hello\n$/)
    expect((await data.runProgram('messages', 'delete', '1').ended).code).toBe(0)
    expect(await post(origin, { ...hello, name: 'Eve' })).toEqual(accepted)
    expect(data.messages()).toEqual([{ ...hello, name: 'Eve' }])
  })

  test('reports that it is healthy', async () => {
    const { origin } = await new SampleData(folder).start()
    expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
    const headers = (await fetch(`${origin}/healthz`)).headers
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(405)
  })

  test('rejects an inbox of a newer version in one sentence', async () => {
    const data = new SampleData(folder)
    const { child, ended } = await data.start()
    child.kill()
    await ended
    execute(data.file, 'PRAGMA user_version = 99')
    await expect(data.start()).rejects.toThrow(
      /^The inbox has version 99, but this release of Textwright supports only version \d+\. .+\.\n$/,
    )
  })

  test('forwards messages and deletes old ones', async () => {
    const mailServer = await startMailServer()
    const data = new SampleData(folder)
    const { origin, child, ended } = await data.start()
    await post(origin, { ...hello, message: 'old' })
    child.kill()
    await ended
    execute(data.file, 'UPDATE message SET received_at = 0')
    const mail = { SMTP_URL: mailServer.url, CONTACT_TO: 'owner@example.org' }
    const second = await data.start({ MESSAGES_KEEP_DAYS: '30', ...mail })
    expect(data.messages()).toEqual([])
    await post(second.origin)
    await vi.waitUntil(() => mailServer.emails.length > 0, { timeout: 10_000 })
    expect(mailServer.emails).toMatchObject([{ to: ['<owner@example.org>'] }])
    mailServer.stop()
  })
})

describe.concurrent('while another process has locked the inbox', () => {
  async function startLocked() {
    const data = new SampleData(folder)
    const server = await data.start()
    const other = new Database(data.file)
    other.exec('BEGIN IMMEDIATE')
    const release = () => {
      other.exec('ROLLBACK')
      other.close()
    }
    return { ...server, data, release }
  }

  test('serves pages and reports the problem to the sender', async () => {
    const { origin, data, release } = await startLocked()
    const finished: string[] = []
    const posted = post(origin).finally(() => finished.push('message'))
    for (let page = 0; page < 3; page++) {
      await (await fetch(origin)).text()
      finished.push('page')
    }
    expect(await posted).toEqual(notStored)
    expect(finished).toEqual(['page', 'page', 'page', 'message'])
    release()
    expect(await post(origin)).toEqual(accepted)
    expect(data.messages()).toEqual([hello])
  })

  // Sequential, because the server waits only 3 s for the lock.
  test('stores and acknowledges a waiting message before the server exits', { concurrent: false }, async () => {
    const { child, ended, origin, data, release } = await startLocked()
    const posted = post(origin)
    // A response on another connection shows that the server has received the message.
    await fetch(origin)
    child.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isOpen(origin)))
    release()
    expect(await posted).toEqual(accepted)
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
    expect(data.messages()).toEqual([hello])
  })
})
