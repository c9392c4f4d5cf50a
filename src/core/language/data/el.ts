// Written by scripts/make-language-data.js. Stop words: the package stopword.
// Abbreviations: a table by hand, not compared with the dictionary of Standard Modern Greek (Triantafyllidis), list of abbreviations.
import type { LanguageData } from '#core/language/language-data.ts'

export const data: LanguageData = {
  abbreviations: {
    'if new sentence': `
      λ μ ο π
    `,
    never: `
      δηλ δρ κ κα καθ κος λ.χ π.χ
    `,
    'unless lower case or digit': `
      αρ βλ δισ εκ μ.μ π.μ σελ τηλ χλμ
    `,
    'unless lower case': `
      κ.ά κ.λπ κ.ο.κ κτλ λπ μ.χ π.χρ χρ
    `,
  },
  stopWords: `
    ένα ένας έχει έχουν ή ήταν αλλά αλλα αν αντι απο από αυτά αυτές αυτή αυτα αυτεσ αυτη αυτο αυτοί αυτοι αυτοσ
    αυτουσ αυτων αυτό αυτός για δε δεν είναι είχε εαν ειμαι ειμαστε ειναι εισαι ειστε εκεινα εκεινεσ εκεινη εκεινο
    εκεινοι εκεινοσ εκεινουσ εκεινων ενω επι η θα ισωσ κ κάθε και κατά κατα κι μέχρι μία μα μας με μετά μετα μη μην
    μια μου να ο οι ομωσ οπωσ οσο οτι παρα πιο ποια ποιεσ ποιο ποιοι ποιοσ ποιουσ ποιων πολύ που πρέπει πριν προσ
    πως πωσ σας σε σου στη στην στις στο στον στους τα τη την της τησ τις το τον τοτε του τους των ωσ όμως όπως όταν
    ότι
  `,
}
