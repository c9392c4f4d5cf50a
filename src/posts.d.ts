declare module '/.cache/posts.json' {
  const posts: readonly import('./site/post-cards.ts').PostCard[]
  export default posts
}
