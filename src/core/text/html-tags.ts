const elements = 'a|article|body|br|button|div|em|h[1-6]|head|html|img|li|meta|ol|p|section|span|strong|table|td|tr|ul'
const htmlTag = new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]{0,300})?/?>`, 'i')

/** Returns whether a text starts like HTML source. */
export function hasHtmlTags(text: string): boolean {
  return htmlTag.test(text.slice(0, 5000))
}
