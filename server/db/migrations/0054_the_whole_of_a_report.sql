-- How it was as a whole (screens.md 3.5): 1 it did not work this time, to 5 a joy. Nobody has to say it.
alter table reports add column overall_enjoyment smallint check (overall_enjoyment between 1 and 5);
