import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const dist = join(import.meta.dirname, '../dist')

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/**
 * The example the build wrote, in one process as ours is, with what every distribution switches on.
 *
 * @param {string} folder
 * @param {number} port
 * @param {string} about what nginx tells of itself
 */
function writeConfig(folder, port, about) {
  const example = readFileSync(join(dist, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/textwright;', `root ${join(dist, 'site')};`)
  writeFileSync(join(folder, 'site.conf'), example)
  const types = join(dirname(/--conf-path=(\S+)/.exec(about)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const lines = [
    'daemon off;',
    'worker_processes 1;',
    // As root it would become somebody who may not read our files.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr;',
    'events { }',
    `http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} include ${types}; include ${folder}/site.conf; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'))
}

/** @param {string} origin */
async function waitFor(origin) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(origin).then(({ ok }) => ok, () => false)) return
    await pause(50)
  }
  throw new Error('nginx did not answer within 5 s.')
}

/**
 * nginx on a free port with the files of the present build, or nothing where it is not installed.
 *
 * @returns {Promise<{ origin: string, close: () => Promise<void> } | undefined>}
 */
export async function serveWithNginx() {
  const { error, stderr: about } = spawnSync('nginx', ['-V'], { encoding: 'utf8' })
  if (error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'textwright-nginx-'))
  const port = await findFreePort()
  writeConfig(folder, port, about)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  process.once('exit', () => nginx.kill())
  const close = async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitFor(origin)
  } catch (error) {
    await close()
    throw error
  }
  return { origin, close }
}
