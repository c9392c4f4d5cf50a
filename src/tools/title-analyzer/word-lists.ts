export const powerWords: readonly string[] =
  'amazing best essential free guide proven ultimate top easy simple quick'.split(' ')

/** English words that name or evoke a feeling. */
export const emotionalWords: readonly string[] = (
  'adore afraid agony alarming amazing anger angry anxious ashamed astonishing awesome awful beautiful beloved betrayed ' +
  'bliss brave breathtaking brilliant brutal calm charming cheerful courage cruel crazy cry curious dangerous daring ' +
  'dark dead deadly death delight delightful desperate devastating dirty disaster disgusting dread dream dreadful ' +
  'embarrassing epic evil excited exciting fabulous failure fantastic fear fearless fierce fight forbidden forgotten ' +
  'frightening fun funny furious gentle glorious gorgeous grateful greed grief guilt happiness happy hate hated heart ' +
  'heartbreaking heartwarming hell hero hilarious hope hopeless horrible horror hurt incredible innocent insane ' +
  'inspiring jealous joy joyful kind kiss laugh lies lonely lost love loved lovely lust mad magic magical magnificent ' +
  'mean miracle miserable mistake mistakes mourning mysterious mystery naked nasty nightmare outrageous pain painful ' +
  'panic passion peaceful perfect pleasure poison powerful precious pride proud rage regret remarkable revenge ruthless ' +
  'sad scared scary secret secrets sensational sexy shame shameless shocking silly sinister smile sorrow sorry spooky ' +
  'stunning stupid suffer sweet tears tender terrible terrified terrifying terror thrilling tragic treasure triumph ' +
  'troubled ugly unbelievable unforgettable vicious victim violent war warm weak wicked wonder wonderful worried worry ' +
  'worst wrong'
).split(' ')
