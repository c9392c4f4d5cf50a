/** 37 everyday words. Enough of them are short that random sequences look like real sentences at a glance. */
export const wordList: readonly string[] = (
  'the quick brown fox jumps over some lazy dog while bright stars shine above quiet hills and cold wind moves ' +
  'through old trees near river where small birds sing every morning before people wake rain falls softly'
).split(' ')
