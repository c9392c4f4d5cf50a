/** False before Chrome 114, Firefox 125 and Safari 17. Those browsers use an attribute or a fixed element instead. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype
