-- Whoever is taken off the invitations to an event is not told of it any more: what waits for the end of quiet hours is
-- held back, on devices as by mail.
grant update (held_back_at) on outgoing_pushes to heartsease_app;
