/** In bytes. Larger files are not read as a whole: only engines with `stream` can process them. */
export const maxFileSize = 256 * 1024 * 1024
