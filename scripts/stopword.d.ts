declare module 'stopword' {
  const lists: Readonly<Record<string, readonly string[]>>
  export = lists
}
