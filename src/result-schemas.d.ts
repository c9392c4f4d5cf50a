/** The JSON schema of each tool's result, by the tool's id: see `scripts/result-schemas.js`. */
declare module 'virtual:result-schemas' {
  const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  export default schemas
}
