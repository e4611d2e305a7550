import * as model from '../../../src/model'

// Every closed set of the specification, word by word.
test.each([
  ['LOCALES', 'de en es fr hu it nl pl pt ru sv tr ja'],
  [
    'STATUSES',
    'lead_preparation lead_interest preparation preparation_check preparation_done creation creation_check creation_customer creation_rework creation_done change done redesign',
  ],
  ['FILE_TYPES', 'image icon pdf text word excel openoffice audio video archive unknown'],
  ['MESSAGE_CATEGORIES', 'message_to message_from system data_changed intern call'],
  ['MESSAGE_FILTERS', 'undone pin'],
  ['MESSAGE_FILTER_GROUP', 'intern message_from message_to'],
  [
    'NOTIFICATION_FLAGS',
    'newWebsiteCreated websiteStatusChanged websiteAssignedToMe todoAssignedToMe followedWebsiteChanged websitePublished customerEmail',
  ],
  // All but the first two are additions (OV-13, AW-01).
  ['VIEW_MODES', 'kanban list compact gallery calendar'],
  ['PUBLISHED_STATUSES', 'published unpublished'],
  ['REGISTERED_STATUSES', 'registered not_registered'],
  ['PAYMENTS', 'paid unpaid'],
  ['SUBSCRIPTION_STATUSES', 'active cancelled inactive expired'],
  ['TIMER_STATES', 'stop start tick'],
  ['TODO_COLUMNS', 'from website description websiteStatus dueDate to'],
  ['WEBSITE_COLUMNS', 'title status status_date due_date assigned_to'],
  ['TICKET_COLUMNS', 'website createdAt subject websiteStatus dueDate assigned_to'],
  [
    'VALIDATION_FLAGS',
    'validateStatus validateStaff validateAssignment validateStaffActive validateTakeCreation validateDueDateForInactiveStaff validateUndoneEntries',
  ],
  [
    'CONTACT_FIELDS',
    'firm companyOwner contactPerson phone mobile streetAddress zip city country language contactEmail email billEmail metadata',
  ],
])('%s', (name, words) => {
  expect(model).toHaveProperty(name, words.split(' '))
})

test('goals are the seven of the specification', () => {
  const named =
    'hasInvitedCustomer hasPublishedWebsite hasReceivedFeedback hasCheckedWebsite hasReceivedMessage hasCreatedWebsite hasInvitedUser'
  expect(model.GOALS.toSorted()).toEqual(named.split(' ').toSorted())
})

test('customer data has its two groups', () => {
  const customer = 'firm title forename surname street zip city country language phone fax mobile email contactEmail billEmail metadata'
  const contact =
    'company streetAddress zipCode contactCity phoneNumber emailAddress faxNumber custom1 custom2 custom3 custom4 custom5 custom6'
  expect(model.CUSTOMER_DATA).toEqual({ customer: customer.split(' '), contact: contact.split(' ') })
})

test('webhook events are unique', () => {
  expect(new Set(model.WEBHOOK_EVENTS).size).toBe(16)
})

test('every language has a name of its own', () => {
  expect(new Set(Object.values(model.LOCALE_NAMES)).size).toBe(model.LOCALES.length)
})

test.each([
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['JA', 'ja'],
  ['zz', 'en'],
  ['', 'en'],
])('language tag %p is shown in %s', (tag, locale) => {
  expect(model.toLocale(tag)).toBe(locale)
})
