/** The distinct words of the well-known passage from Cicero's “De finibus” (45 BC), in order of first occurrence. */
export const latinWords: readonly string[] = (
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore ' +
  'magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo ' +
  'consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint ' +
  'occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'
).split(' ')

/** The first sentence of the passage. It has eight words, which is within the usual sentence length. */
export const classicOpening = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'

/** More words that filler texts use. Not all of them are in the passage, but they are Latin or look like it. */
const furtherWords = (
  'curabitur vel hendrerit libero eleifend blandit nunc ornare odio orci gravida imperdiet nullam purus lacinia ' +
  'pretium congue praesent sagittis laoreet auctor mauris eros dictum proin accumsan sapien nec massa volutpat ' +
  'venenatis molestie lacus quisque porttitor ligula dui mollis tempus at vestibulum turpis ac diam tincidunt ' +
  'condimentum sodales hac habitasse platea dictumst aenean neque fusce augue leo eget semper mattis tortor ' +
  'scelerisque interdum tellus malesuada rhoncus porta sem aliquet nam suspendisse potenti vivamus luctus fringilla ' +
  'erat donec justo vehicula ultricies varius ante primis faucibus ultrices posuere cubilia curae etiam cursus ' +
  'aliquam quam dapibus nisl feugiat egestas class aptent taciti sociosqu litora torquent per conubia nostra ' +
  'inceptos himenaeos phasellus nibh pulvinar vitae urna iaculis lobortis viverra arcu morbi pellentesque metus ' +
  'facilisis felis tristique ullamcorper placerat convallis sollicitudin integer rutrum bibendum pharetra vulputate ' +
  'maecenas mi fermentum suscipit habitant senectus netus fames euismod lectus elementum risus cras'
).split(' ')

/** About three times as many words. */
export const moreLatinWords: readonly string[] = [...latinWords, ...furtherWords]
