export default {
  'island-name.title': 'Island name',
  'island-name.greeting': 'Hallo {forename}',
  'island-name.count': '{count, plural, =0 {Zählen} one {Einmal gezählt} other {#-mal gezählt}}',
}
