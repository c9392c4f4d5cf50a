/** A character reference such as `&amp;` or `&#39;`. */
export const references = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/gi
