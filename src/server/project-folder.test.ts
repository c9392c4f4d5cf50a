import { expect, test } from 'vitest'
import { projectFolder } from './project-folder.ts'

test.each(['/opt/textwright/dist/server', '/opt/textwright/builds/2026-11-17/server'])(
  '%s belongs to /opt/textwright',
  (folder) => expect(projectFolder(folder)).toBe('/opt/textwright'),
)
