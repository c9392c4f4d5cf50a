/** False before Chrome 114, Firefox 125 and Safari 17, which get an attribute or a fixed element instead. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype
