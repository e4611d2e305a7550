export default {
  'island-name.title': 'Island name',
  'island-name.greeting': 'Hello {forename}',
  'island-name.count': '{count, plural, =0 {Count} one {Counted once} other {Counted # times}}',
}
