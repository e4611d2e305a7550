import { apiSlice } from '../../src/api/call'
import { prepareTickets } from '../../src/api/messages'
import { websiteOverlaySlice } from '../../src/api/websites'
import { defineIsland } from '../../src/islands'
import { texts } from './texts'
import { TicketsScreen } from './TicketsScreen'
import { ticketQueryOf, ticketViewOf } from './useTicketView'

export default defineIsland({
  component: TicketsScreen,
  prepare: ({ dispatch, getState }) => dispatch(prepareTickets(ticketQueryOf(ticketViewOf(getState())))),
  slices: [apiSlice, websiteOverlaySlice],
  messages: texts,
})
