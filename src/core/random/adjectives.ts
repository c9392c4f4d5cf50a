/** Positive words that describe people as well as things. */
export const adjectives: readonly string[] = (
  'agile amber ancient artful azure bold bouncy brave breezy bright brisk bronze bubbly busy calm candid careful ' +
  'cheerful chilly clear clever cloudy cosmic cosy crimson crisp curious daring dashing dazzling distant dreamy dusty ' +
  'eager early elegant emerald epic famous fancy fearless fierce fluffy foggy frosty funny gentle gifted gleaming ' +
  'glossy golden graceful grand grateful green happy hardy hidden honest humble icy indigo ivory jade jolly joyful ' +
  'keen kind late lively lone loud loyal lucky lunar mellow merry mighty misty modern mossy mystic neat nimble noble ' +
  'odd patient playful polite proud pure purple quick quiet radiant rapid rare restless rocky rosy royal ruby rustic ' +
  'salty scarlet secret shiny shy silent silver sleepy slow smart smooth snowy soft solar spicy stormy strong sturdy ' +
  'sunny sweet swift tall tender thoughtful tidy tiny urban velvet vivid wandering warm wild windy wise witty young ' +
  'zesty'
).split(' ')
