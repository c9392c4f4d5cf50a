export function print({ text }: { text: string }): string {
  return text
}
