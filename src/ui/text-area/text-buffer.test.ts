import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { FileFormat } from '#core/long-text/file-format.ts'
import { TextBuffer } from './text-buffer.ts'
import { maxShortLength } from '#core/long-text/long-text.ts'

function bufferAfter(work: (buffer: TextBuffer) => void, limits?: { steps: number; size: number }): TextBuffer {
  const buffer = new TextBuffer(limits)
  work(buffer)
  return buffer
}

test('a new buffer is empty and has nothing to undo', () => {
  const { value, canUndo, canRedo, isUnedited } = new TextBuffer()
  expect({ value, canUndo, canRedo, isUnedited }).toEqual({
    value: '',
    canUndo: false,
    canRedo: false,
    isUnedited: true,
  })
})

test('typing adds no undo step', () => {
  const { value, canUndo, isUnedited } = bufferAfter((buffer) => buffer.edit('typed'))
  expect({ value, canUndo, isUnedited }).toEqual({ value: 'typed', canUndo: false, isUnedited: false })
})

test('undo restores the text before a replacement, and redo restores the replacement', () => {
  const buffer = bufferAfter((buffer) => {
    buffer.edit('typed')
    buffer.replace('TYPED')
    buffer.undo()
  })
  expect([buffer.value, buffer.canUndo, buffer.canRedo, buffer.isUnedited]).toEqual(['typed', false, true, true])
  buffer.redo()
  expect([buffer.value, buffer.canUndo, buffer.canRedo]).toEqual(['TYPED', true, false])
})

test('undo after typing restores the text before the replacement, and redo restores the typed text', () => {
  const buffer = bufferAfter((buffer) => {
    buffer.edit('one')
    buffer.replace('two')
    buffer.edit('two and more')
    buffer.undo()
  })
  expect(buffer.value).toBe('one')
  buffer.redo()
  expect(buffer.value).toBe('two and more')
})

test('undoes typing between two replacements step by step', () => {
  const buffer = bufferAfter((buffer) => {
    buffer.edit('hello')
    buffer.replace('HELLO')
    buffer.edit('HELLO more')
    buffer.replace('Hello More')
  })
  const steps = []
  while (buffer.canUndo) {
    buffer.undo()
    steps.push(buffer.value)
  }
  expect(steps).toEqual(['HELLO more', 'HELLO', 'hello'])
})

test('counts how often the user begins with another text', () => {
  const buffer = new TextBuffer()
  buffer.edit('typed')
  buffer.replace('result')
  expect(buffer.starts).toBe(0)
  buffer.edit('typed over everything', true)
  buffer.open('file')
  expect(buffer.starts).toBe(2)
})

test('clearing can be undone', () => {
  const buffer = bufferAfter((buffer) => {
    buffer.edit('typed')
    buffer.clear()
  })
  expect(buffer.value).toBe('')
  buffer.undo()
  expect(buffer.value).toBe('typed')
})

test('typing after an undo discards the redo history', () => {
  const buffer = bufferAfter((buffer) => {
    buffer.replace('one')
    buffer.undo()
    buffer.edit('typed')
  })
  expect(buffer.canRedo).toBe(false)
})

test('replacing the text with itself adds no undo step', () => {
  expect(bufferAfter((buffer) => buffer.replace('')).canUndo).toBe(false)
})

test('normalizes line breaks', () => {
  expect(bufferAfter((buffer) => buffer.replace('a\r\nb')).value).toBe('a\nb')
})

test('undo and redo do nothing without history', () => {
  const listener = vi.fn()
  const buffer = bufferAfter((buffer) => buffer.subscribe(listener))
  buffer.undo()
  buffer.redo()
  expect([buffer.value, listener.mock.calls.length]).toEqual(['', 0])
})

test('notifies listeners after each change until they unsubscribe', () => {
  const buffer = new TextBuffer()
  const values: unknown[] = []
  const unsubscribe = buffer.subscribe(() => values.push(buffer.value))
  buffer.edit('a')
  buffer.edit('a')
  buffer.replace('b')
  buffer.undo()
  unsubscribe()
  buffer.redo()
  expect(values).toEqual(['a', 'b', 'a'])
})

test('drops the oldest steps if there are more than the step limit', () => {
  const buffer = bufferAfter(
    (buffer) => {
      for (const text of ['a', 'b', 'c', 'd']) buffer.replace(text)
    },
    { steps: 2, size: 100 },
  )
  buffer.undo()
  buffer.undo()
  buffer.undo()
  expect(buffer.value).toBe('b')
})

test('drops the oldest steps if their total size exceeds the size limit', () => {
  const buffer = bufferAfter(
    (buffer) => {
      for (const text of ['aaaa', 'bbbb', 'cccc', 'dddd']) buffer.replace(text)
    },
    { steps: 100, size: 8 },
  )
  buffer.undo()
  buffer.undo()
  buffer.undo()
  expect(buffer.value).toBe('bbbb')
})

test('clearing a text larger than the size limit can be undone', () => {
  const large = 'a'.repeat(maxShortLength)
  const buffer = bufferAfter(
    (buffer) => {
      buffer.replace(large)
      buffer.clear()
      buffer.undo()
    },
    { steps: 100, size: 10 },
  )
  expect(buffer.value).toBe(large)
})

test('redo restores any number of undone steps', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), fc.nat(20), (texts, steps) => {
      const buffer = bufferAfter((buffer) => {
        for (const text of texts) buffer.replace(text)
      })
      const { value } = buffer
      for (let step = 0; step < steps; step++) buffer.undo()
      while (buffer.canRedo) buffer.redo()
      expect(buffer.value).toBe(value)
    }),
  )
})

describe('the name of the opened file', () => {
  const opened = () => bufferAfter((buffer) => buffer.open('a', { fileName: 'notes.md' }))

  test('stays while the user types and when a tool changes the text', () => {
    const buffer = opened()
    buffer.edit('ab')
    buffer.replace('AB')
    expect(buffer.fileName).toBe('notes.md')
  })

  test.each<[string, (buffer: TextBuffer) => void]>([
    ['Clear', (buffer) => buffer.clear()],
    ['another text', (buffer) => buffer.open('new')],
    ['deleting everything', (buffer) => buffer.edit('')],
    ['typing over everything', (buffer) => buffer.edit('new', true)],
  ])('is forgotten after %s', (_, change) => {
    const buffer = opened()
    change(buffer)
    expect(buffer.fileName).toBeUndefined()
  })

  test('is undone and redone with the text', () => {
    const buffer = opened()
    buffer.clear()
    buffer.undo()
    expect(buffer.fileName).toBe('notes.md')
    buffer.undo()
    expect(buffer.fileName).toBeUndefined()
    buffer.redo()
    expect(buffer.fileName).toBe('notes.md')
  })
})

describe('where the notes start', () => {
  const opened = () => bufferAfter((buffer) => buffer.open('a\n\n[1] b', { notesStart: 3 }))

  test.each<[string, (buffer: TextBuffer) => void]>([
    ['typing', (buffer) => buffer.edit('ab\n\n[1] b')],
    ['an action', (buffer) => buffer.replace('A\n\n[1] B')],
    ['another text', (buffer) => buffer.open('new')],
  ])('is unknown after %s, and known again after Undo', (_, change) => {
    const buffer = opened()
    change(buffer)
    expect(buffer.notesStart).toBeUndefined()
    if (buffer.isUnedited) buffer.undo()
    else buffer.edit('a\n\n[1] b')
    expect(buffer.notesStart).toBe(3)
  })
})

describe('how a file was written', () => {
  const crlf = FileFormat.create({ encoding: 'utf-8', hasByteOrderMark: false, lineBreak: '\r\n', mixed: undefined })
  const opened = () => bufferAfter((buffer) => buffer.replace('a\nb', crlf))

  test('stays while the user types', () => {
    const buffer = opened()
    buffer.edit('a\nb\nc')
    expect(buffer.format).toBe(crlf)
  })

  test.each<[string, (buffer: TextBuffer) => void]>([
    ['Clear', (buffer) => buffer.clear()],
    ['another text', (buffer) => buffer.replace('new')],
    ['deleting everything', (buffer) => buffer.edit('')],
    ['typing over everything', (buffer) => buffer.edit('new', true)],
  ])('is forgotten after %s', (_, change) => {
    const buffer = opened()
    change(buffer)
    expect(buffer.format).toBeUndefined()
  })

  test('is undone and redone with the text', () => {
    const buffer = opened()
    buffer.clear()
    buffer.undo()
    expect([buffer.value, buffer.format]).toEqual(['a\nb', crlf])
    buffer.undo()
    expect([buffer.value, buffer.format]).toEqual(['', undefined])
    buffer.redo()
    expect([buffer.value, buffer.format]).toEqual(['a\nb', crlf])
  })

  test('comes back when the browser undoes typing over everything', () => {
    const buffer = opened()
    buffer.edit('new', true)
    buffer.edit('a\nb')
    expect(buffer.format).toBe(crlf)
  })

  test('can be converted and undone', () => {
    const buffer = opened()
    buffer.replace(buffer.value, undefined)
    expect([buffer.value, buffer.format, buffer.canUndo]).toEqual(['a\nb', undefined, true])
    buffer.undo()
    expect([buffer.value, buffer.format]).toEqual(['a\nb', crlf])
  })
})

describe('unsaved characters', () => {
  type Step = (buffer: TextBuffer) => void
  const typing: Step = (buffer) => buffer.edit('typed')
  const opening: Step = (buffer) => buffer.open('opened')
  const acting: Step = (buffer) => buffer.replace('OPENED')
  const copying: Step = (buffer) => buffer.markSaved()
  test.each<[string, readonly Step[], number]>([
    ['typing counts', [typing], 5],
    ['deleting counts', [typing, (buffer) => buffer.edit('t')], 9],
    ['pasting does not', [(buffer) => buffer.edit('pasted', false, false)], 0],
    ['opening does not', [opening], 0],
    ['an example does not', [(buffer) => buffer.paste('example')], 0],
    ['an action counts all it has made', [opening, acting], 6],
    ['undoing an action takes it back', [opening, acting, (buffer) => buffer.undo()], 0],
    ['clearing ends it', [typing, (buffer) => buffer.clear()], 0],
    ['deleting everything ends it', [typing, (buffer) => buffer.edit('')], 0],
    ['copying ends it', [typing, copying], 0],
    ['typing goes on after copying', [typing, copying, (buffer) => buffer.edit('typed!')], 1],
  ])('%s', (_, steps, unsaved) => {
    expect(bufferAfter((buffer) => steps.forEach((step) => step(buffer))).unsaved).toBe(unsaved)
  })
})
