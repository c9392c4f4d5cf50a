import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlayedLetter, Sound } from './sound.ts'
import { sampleRate } from './sound-options.ts'

/** Plays samples until they end, `stop` is called, Escape is pressed or the component unmounts. */
export function usePlayer() {
  const [isPlaying, setIsPlaying] = useState(false)
  const [letter, setLetter] = useState<PlayedLetter>()
  const audioContext = useRef<AudioContext>(undefined)

  const stop = useCallback(() => {
    void audioContext.current?.close()
    audioContext.current = undefined
    setIsPlaying(false)
    setLetter(undefined)
  }, [])

  const play = useCallback(
    ({ samples, letters }: Sound) => {
      stop()
      const context = new AudioContext()
      const buffer = context.createBuffer(1, samples.length, sampleRate)
      const channel = buffer.getChannelData(0)
      samples.forEach((sample, index) => {
        channel[index] = sample / 0x8000
      })
      const source = new AudioBufferSourceNode(context, { buffer })
      source.addEventListener('ended', () => {
        if (audioContext.current === context) stop()
      })
      source.connect(context.destination)
      source.start()
      audioContext.current = context
      setIsPlaying(true)
      const showLetter = () => {
        if (audioContext.current !== context) return
        setLetter(letters.findLast(({ start }) => start <= context.currentTime))
        requestAnimationFrame(showLetter)
      }
      showLetter()
    },
    [stop],
  )

  useEffect(() => stop, [stop])

  useEffect(() => {
    if (!isPlaying) return
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise Escape would also close the dialog.
      event.preventDefault()
      stop()
    }
    addEventListener('keydown', stopOnEscape, { capture: true })
    return () => removeEventListener('keydown', stopOnEscape, { capture: true })
  }, [isPlaying, stop])

  return { isPlaying, letter, play, stop }
}
