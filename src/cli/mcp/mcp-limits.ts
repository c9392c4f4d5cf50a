export const megabyte = 2 ** 20

/** In bytes, of a file that an agent names. */
export const maxFileSize = 50 * megabyte

/** In bytes. A longer message ends the server: such texts belong in a file. */
export const maxMessageSize = 64 * megabyte

/** In milliseconds, for a whole call. */
export const callTimeLimit = 30_000
