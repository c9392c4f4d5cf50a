/** The form's fields, in the order they are shown. The browser decides what a valid email address is. */
export const fields = [
  { name: 'name', label: 'Name', type: 'text', required: true, placeholder: 'Your name', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    placeholder: 'you@example.com',
    autoComplete: 'email',
  },
  { name: 'subject', label: 'Subject', type: 'text', required: false, placeholder: 'What is this about?' },
  {
    name: 'message',
    label: 'Message',
    type: 'lines',
    required: true,
    placeholder: 'Tell us more about your inquiry...',
  },
] as const

export type Field = (typeof fields)[number]
export type FieldName = Field['name']
