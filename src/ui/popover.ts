/** Chrome 114, Firefox 125 and Safari 17 brought popovers. Older browsers get an attribute or a plain fixed element instead. */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype
