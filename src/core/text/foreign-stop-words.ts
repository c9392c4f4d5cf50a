/** The most common words of German, French, Spanish, Italian and Portuguese, in lower case. */
export const foreignStopWords: ReadonlySet<string> = new Set(
  (
    'aber al alla alle als am an anche ao aos auch auf aus aussi aux außerdem avait avec año años bei beim bis ce ' +
    'ces cet cette che com comme como con cuando da dal dalla damit dann dans das dass de degli dei del della ' +
    'delle dem den der des desde di die diese diesem diesen dieser dieses doch dos du durch ein eine einem einen ' +
    'einer eines el elle elles en entre er era erano es essere est esta este está están et foi fue für gli ha ' +
    'haben han hasta hat hatte hay hier ich ihm ihn ihr ihre ihren ihrer il ils im immer in ist jahr jahre jahren ' +
    'je já kann kein keine können la las le les leur leurs lo los ma mais mehr mich mir mit muito muy más même ' +
    'nach ne nel nella nicht no noch non nos notre nous nun nur não oder ont ou où par para pas pela pelo per ' +
    'pero più plus por pour qu que quello questa questo qui rund sa sagte schon se sehr sein seine seinen seiner ' +
    'seit ser ses seu sich sie sin sind sobre soll son sono sont stato su sua sul sulla sur sus são también ' +
    'também todos tous tout toute tra um uma un una und une uno uns unter viele vom von vor vos votre vous ' +
    'waren weil wenn werden wie wieder wir wird wurde wurden y ya zu zum zur était été être über'
  ).split(' '),
)
