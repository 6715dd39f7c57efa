/** SQL for so many ($1) shared photos of Eileen alone, of a day each, all with the picture of one that stands. */
export const PLANT_TULIPS = `with one as (
       select p.*, s.resident_id from photos p
         join photo_subjects s on s.photo_id = p.id join residents r on r.id = s.resident_id
        where r.known_as = 'Eileen' and p.shared_at is not null and p.withdrawn_at is null
          and (select count(*) from photo_subjects o where o.photo_id = p.id) = 1
        order by p.taken_on desc, p.id desc limit 1
     ), made as (
       insert into photos (care_home_id, id, bytes, received, ready_at, width, height, screen_id, thumb_id, scene,
                           taken_on, caption, tagged_at, tagged_by, shared_at, shared_by, shown_from)
       select care_home_id, gen_random_uuid(), bytes, received, ready_at, width, height, screen_id, thumb_id, scene,
              current_date - number, 'Tulip number ' || number, tagged_at, tagged_by, shared_at,
              shared_by, shown_from
         from one, generate_series(1, $1::int) number
       returning care_home_id, id
     )
     insert into photo_subjects (care_home_id, photo_id, resident_id)
     select made.care_home_id, made.id, one.resident_id from made, one`;

/** What such a photo is called. */
export const tulip = (number: number) => `Tulip number ${number} (Eileen)`;
