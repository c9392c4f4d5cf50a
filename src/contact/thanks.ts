/** What is said to whoever sent a message, with scripts or without. */
export const thanks = {
  heading: 'Thanks for reaching out!',
  promise: "We've received your message and will get back to you within 24-48 hours.",
} as const
