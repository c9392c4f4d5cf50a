/**
 * Characters that look like an ordinary space or like nothing. Joiners are not in the list: emoji and many scripts need them.
 */
export const invisibleCharacters =
  /[\u00a0\u00ad\u034f\u061c\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]/g

/** A character reference such as `&amp;` or `&#39;`. */
export const references = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/gi
