/** Nouns for names, by theme. */
export const themes = {
  animals: (
    'badger bear beaver bison buffalo camel cheetah cobra condor cougar coyote crane cricket crow deer dolphin ' +
    'dragonfly eagle falcon ferret finch fox gazelle gecko goose hare hawk hedgehog heron ibex jaguar kestrel koala ' +
    'lemur leopard lion lizard llama lynx magpie marten mole moose newt ocelot orca osprey otter owl panda panther ' +
    'parrot pelican penguin pigeon puffin puma python rabbit raven robin salmon seal shark sparrow squirrel stork ' +
    'swan tiger toad turtle walrus weasel whale wolf wombat wren yak zebra'
  ).split(' '),
  nature: (
    'acorn bamboo bay beach birch blossom boulder breeze brook canyon cave cedar cliff cloud clover coast coral creek ' +
    'dawn delta desert dune dusk ember fern field fjord flame flower fog forest frost garden geyser glacier grove ' +
    'harbour hill island ivy lagoon lake leaf lightning lotus maple marsh meadow mist moss mountain oak ocean orchid ' +
    'path pebble pine pond poppy prairie quartz rain rainbow reef ridge river rose sand sea shore sky snow storm ' +
    'stream summit sunset thistle thunder tide trail tulip valley volcano waterfall wave willow wind'
  ).split(' '),
  food: (
    'almond apple apricot avocado bagel banana basil berry biscuit bread brownie butter cake caramel carrot cashew ' +
    'cherry chestnut chilli chocolate cinnamon cocoa coconut coffee cookie cracker cranberry cupcake curry dumpling ' +
    'fig ginger grape guava hazelnut honey jam kiwi lemon lime lychee mango marzipan melon mint muffin mushroom ' +
    'mustard noodle nougat nutmeg oat olive onion orange pancake papaya peach peanut pear pecan pepper pickle pie ' +
    'pistachio plum pretzel pumpkin radish raisin ramen saffron sesame sorbet strawberry sushi syrup taco tea toast ' +
    'toffee truffle vanilla waffle walnut'
  ).split(' '),
  space: (
    'alien asteroid astronaut atlas aurora comet cosmos crater eclipse equinox galaxy gravity halo horizon jupiter ' +
    'launch mars mercury meteor module moon nebula neptune nova orbit orion photon pilot planet pluto probe pulsar ' +
    'quasar radar rocket rover satellite saturn shuttle signal solstice star stardust sun supernova telescope titan venus ' +
    'voyager zenith'
  ).split(' '),
  fantasy: (
    'archer bard basilisk castle centaur champion crown cyclops dragon druid dwarf elf fairy gargoyle genie ghost ' +
    'giant goblin golem griffin guardian hero hydra jester keeper kingdom knight kraken lantern legend mage mermaid ' +
    'monk nomad nymph oracle paladin pegasus phantom phoenix pixie potion prophet ranger relic rogue rune sage ' +
    'samurai scribe seer shadow shield sorcerer spell sphinx spirit squire sword throne troll unicorn valkyrie viking ' +
    'wanderer warden warrior witch wizard wyvern'
  ).split(' '),
  technology: (
    'beacon binary bit byte cache circuit code coder compass console cursor cyborg drone dynamo echo engine gadget ' +
    'gamer glitch helix kernel laser lever link logic macro matrix modem motor neon node packet pixel port proxy ' +
    'pulse qubit robot router script sensor server socket sonar spark stack switch syntax terminal token turbine ' +
    'vector widget wire'
  ).split(' '),
} as const satisfies Readonly<Record<string, readonly string[]>>
