/** What the staff of the demo partners write; they work in English. */
export const INTERNAL_NOTES = [
  'Customer prefers to be called after 4 p.m., mornings are busy in the shop.',
  'Logo only exists as a photo. I asked Carla to redraw it, one hour at most.',
  'Please do not publish before the partner logo in the footer is approved by their head office.',
  'They want to sell vouchers later. Keep the template that has the shop in it.',
  'Second reminder for the imprint data is out. If nothing comes by Friday, call.',
  'Copy is final, the customer signed it off on the phone. No further text rounds.',
  'Colours checked against the printed brochure: the red is #b3261e, not #d32f2f.',
  'Old site had 14 subpages indexed; redirects are in the sheet and have to go live with it.',
]

export const CALLS = [
  'Called about the missing photos. Will send them by the end of the week.',
  'Asked for an online booking. Explained the two options, quote follows by e-mail.',
  'Went through the preview on the phone together. Very happy, three small changes.',
  'Not reached, left a message on the machine.',
  'Wants to move the launch because the shop reopens later. New date agreed.',
  'Question about the invoice, sent on to accounting.',
]

export const TODOS = [
  'Ask for the imprint details',
  'Optimise pictures for the gallery',
  'Check forms with a real mail',
  'Write meta descriptions for all pages',
  'Redraw the logo as SVG',
  'Set redirects from the old addresses',
  'Call about the missing photos',
  'Proofread the English version',
  'Compare colours with the brochure',
  'Create mailboxes for the new colleagues',
  'Test the booking form on a phone',
  'Order the domain transfer code',
  'Prepare the training call',
  'Ask for permission to use the team photo',
  'Add opening hours to structured data',
]

export const NOTES = [
  'Access to the old hosting: ask Jonas.\n\nStyle: warm, first names, no stock photos of handshakes.',
  'Launch together with the trade fair. Banner stays until Sunday.\n\n- [x] texts\n- [x] pictures\n- [ ] imprint\n- [ ] booking',
  'Contact for technical things is the nephew, not the owner.\nHe is reachable by e-mail only.',
  'Budget: 12 hours including training. Used so far: see time.',
  'The customer reads everything on a tablet from 2016. Test there.',
]

export const LABELS = ['', '', '', 'Relaunch', 'Care plan M', '', 'Rush', '', 'Care plan L', '']

export const LEAD_SOURCES = ['Recommendation', 'Contact form', 'Trade fair', 'Phone', 'Search ad']

export const TAG_NAMES = ['Shop', 'Care plan', 'Multilingual', 'Relaunch', 'SEO', 'Waiting for photos', 'VIP', 'Non-profit']
