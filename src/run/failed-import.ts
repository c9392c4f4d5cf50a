/** Whether a module could not be loaded. Browsers say so in different words. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message)
}
